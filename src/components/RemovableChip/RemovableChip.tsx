import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { pillLink } from '../Pill/pillLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Root = styled(Link)`
  ${pillLink}
  gap: 0.5rem;
  padding-block: 0.25rem;
  padding-inline: 1.125rem 0.875rem;
  background: var(--tint);
  color: var(--ink);
  font-weight: 500;
  line-height: 1.25;
  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.4;
  }
  &:hover {
    background: color-mix(in srgb, var(--hue) 24%, var(--tint));
  }
`;

interface RemovableChipProps {
  /** The address of the list without this filter. */
  href: string;
  label: string;
  onClick?: () => void;
}

/** An active filter of a list; a press removes it. */
export function RemovableChip({ href, label, onClick }: RemovableChipProps) {
  const { t } = useI18n();
  return (
    <Root href={href} shallow onClick={onClick}>
      <VisuallyHidden>{t('listing.active.remove')}</VisuallyHidden>
      {label}
      <Icon name="close" />
    </Root>
  );
}
