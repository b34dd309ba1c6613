import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';

const List = styled.ul`
  position: absolute;
  inset-inline-start: -99rem;
  z-index: 30;
  &:focus-within {
    inset-inline-start: var(--gutter);
    top: 0.5rem;
    display: flex;
    gap: 0.5rem;
  }
`;

const Anchor = styled.a`
  display: block;
  padding: 0.75rem 1.25rem;
  border-radius: var(--r-pill);
  background: var(--f-ink);
  color: var(--on-field);
  font-weight: 600;
`;

/** The first tab stops: links that skip the header, to the content or to the footer. */
export function SkipLinks() {
  const { t } = useI18n();
  return (
    <nav aria-label={t('common.skip.label')} data-print="hide">
      <List>
        <li>
          <Anchor href="#main">{t('common.skip.content')}</Anchor>
        </li>
        <li>
          <Anchor href="#footer">{t('common.skip.footer')}</Anchor>
        </li>
      </List>
    </nav>
  );
}
