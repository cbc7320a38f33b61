import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Table } from '#kit';

const fetchRows = async () => (await fetch('/api/rows')).json();

export default function List() {
  const { t } = useTranslation();
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: fetchRows });
  return (
    <main>
      <h1>{t('list')}</h1>
      <Table
        heads={[t('name'), t('url'), t('created'), t('updated')]}
        rows={data.map(({ id, title, url, created_at: created, updated_at: updated }) => ({
          id,
          cells: [title, url, created, updated],
        }))}
      />
    </main>
  );
}
