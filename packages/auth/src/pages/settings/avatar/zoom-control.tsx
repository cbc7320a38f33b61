import { useTexts } from '@atrium/i18n';
import { IconButton } from '@atrium/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { settingsMessages } from '../../../settings-messages';
import { largestZoom } from './crop';

interface ZoomControlProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const step = 0.1;

export function ZoomControl({ zoom, onZoom }: ZoomControlProps) {
  const t = useTexts(settingsMessages);
  const shown = t('avatar.percent', { zoom: Math.round(zoom * 100) });
  return (
    <div className="auth-crop__zoom">
      <IconButton icon={Minus} label={t('avatar.zoomOut')} onClick={() => onZoom(zoom - step)} size="s" />
      <input
        aria-label={t('avatar.zoom')}
        aria-valuetext={shown}
        max={largestZoom}
        min={1}
        onChange={({ target }) => onZoom(target.valueAsNumber)}
        step={0.01}
        type="range"
        value={zoom}
      />
      <IconButton icon={Plus} label={t('avatar.zoomIn')} onClick={() => onZoom(zoom + step)} size="s" />
      <output className="auth-hint auth-crop__percent">{shown}</output>
    </div>
  );
}
