import type { CurrentUser } from '@atrium/api-client/contract';
import { useAvatarUrl } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Avatar, Banner, Button, Card, Stack, useNotify } from '@atrium/ui-kit';
import { lazy, Suspense } from 'react';
import { useRemoveAvatar, useRestoreAvatar } from '../../../api/avatar';
import { settingsMessages } from '../../../settings-messages';
import { useSaveNotice } from '../use-save-notice';
import { PictureInput } from './picture-input';
import { usePictureChoice } from './use-picture-choice';

const undoDuration = 10_000;

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

/** The user's picture: add, change, and remove with Undo. */
export function AvatarForm({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { saved, failed } = useSaveNotice();
  const urlOf = useAvatarUrl();
  const { picture, problem, choose, discard } = usePictureChoice();
  const { mutate: remove, isPending: removing } = useRemoveAvatar();
  const { mutate: restore } = useRestoreAvatar();
  const has = user.avatar !== null;

  function restorePicture() {
    restore({}, { onError: (error) => failed(error, restorePicture) });
  }

  function removePicture() {
    discard();
    remove(
      {},
      {
        onSuccess: () =>
          void notify({
            tone: 'success',
            title: t('avatar.removed'),
            action: { label: common('undo'), onPress: restorePicture },
            duration: undoDuration,
          }),
        onError: (error) => failed(error, removePicture),
      },
    );
  }

  return (
    <Card title={t('avatar.title')}>
      <Stack gap={4}>
        <p className="auth-hint">{t('avatar.text')}</p>
        {problem !== undefined && picture === undefined && (
          <Banner role="alert" tone="danger">
            {t(`avatar.${problem}`)}
          </Banner>
        )}
        <div className="auth-avatar">
          <Avatar name={user.full_name} picture={urlOf(user.avatar)} size="xl" />
          <PictureInput onChoose={(file) => void choose(file)}>{t(has ? 'avatar.change' : 'avatar.add')}</PictureInput>
          {has && (
            <Button busy={removing} onClick={removePicture} variant="ghost">
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </Stack>
      <Suspense fallback={null}>
        {picture !== undefined && (
          <CropDialog
            onChoose={(file) => void choose(file)}
            onClose={discard}
            onRemove={has ? removePicture : undefined}
            onSaved={() => {
              discard();
              saved();
            }}
            picture={picture}
            problem={problem}
          />
        )}
      </Suspense>
    </Card>
  );
}
