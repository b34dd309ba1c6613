import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { LayoutData } from './model';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  /* Aligns the icons, not their round backgrounds, with the edge. */
  margin-inline: -0.75rem;
`;

const Channel = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  &:hover {
    background: color-mix(in srgb, var(--fg) 14%, transparent);
  }
`;

/** Links to the configured social channels, which open in a new window. */
export function Socials({ socials }: { socials: LayoutData['socials'] }) {
  const { t } = useI18n();
  if (socials.length === 0) return null;
  return (
    <List aria-label={t('common.footer.socials')}>
      {socials.map(({ network, href }) => (
        <li key={network}>
          <Channel href={href} newWindow>
            <Icon name={network} />
            <VisuallyHidden>{t(`common.socials.${network}`)}</VisuallyHidden>
          </Channel>
        </li>
      ))}
    </List>
  );
}
