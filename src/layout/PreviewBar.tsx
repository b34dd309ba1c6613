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

/** The bar that informs editors about the preview, with a link to the published page. */
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

/**
 * Returns the query of the address, which filters change. Not every page has it on the server, so it is empty
 * before hydration.
 */
function useSearchInAddress(): string {
  const [, query] = useRouter()?.asPath.split(/[?#]/) ?? [];
  return useHydrated() && query ? `?${query}` : '';
}
