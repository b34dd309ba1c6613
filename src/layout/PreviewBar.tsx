import { useRouter } from 'next/compat/router';
import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import type { Preview } from './pageProps';
import { useLivePreview } from './useLivePreview';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.2rem;
  justify-content: center;
  padding: 0.6rem 1rem;
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
  const search = useSearchInAddress();
  return (
    <Bar aria-label={t('preview.bar.label')} data-ground="ink" data-print="hide">
      <p>{t('preview.bar.draft')}</p>
      <a href={`/api/exit-preview?path=${encodeURIComponent(path + search)}`}>
        {t('preview.bar.exit')}
      </a>
    </Bar>
  );
}

/** The query of the address, which filters change; the server does not know it for every page. */
function useSearchInAddress(): string {
  const [, query] = useRouter()?.asPath.split(/[?#]/) ?? [];
  return useHydrated() && query ? `?${query}` : '';
}
