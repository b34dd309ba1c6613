import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';
import type { Preview } from './pageProps';
import { useLivePreview } from './useLivePreview';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.2rem;
  justify-content: center;
  padding: 0.6rem 1rem;
  background: var(--ink);
  color: var(--page);
  font-size: var(--fs-small);
  text-align: center;
  a {
    color: inherit;
  }
`;

/** Tells an editor what is seen, and leads back to the page as visitors see it. */
export function PreviewBar({ preview: { cmsHost, path } }: { preview: Preview }) {
  const { t } = useI18n();
  useLivePreview(cmsHost);
  return (
    <Bar aria-label={t('preview.bar.label')} data-print="hide">
      <p>{t('preview.bar.draft')}</p>
      <a href={`/api/exit-preview?path=${encodeURIComponent(path)}`}>{t('preview.bar.exit')}</a>
    </Bar>
  );
}
