import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { LinkModel } from '@/components/Link/model';
import { useI18n } from '@/i18n/I18n';
import * as S from './Buttons.styles';

interface ButtonsProps {
  orientation: 'horizontal' | 'vertical';
  look: 'primary' | 'secondary' | 'text';
  buttons: LinkModel[];
}

/**
 * Calls to action in a row or a column. Of several primary buttons only the first one has the primary style.
 */
export function Buttons({ orientation, look, buttons }: ButtonsProps) {
  const { t } = useI18n();
  return (
    <S.List $vertical={orientation === 'vertical'} $text={look === 'text'}>
      {buttons.map(({ text, title, href, newWindow }, index) => (
        <li key={href + text}>
          <ButtonLink
            href={href}
            title={title ?? undefined}
            look={look === 'primary' && index > 0 ? 'secondary' : look}
            newWindow={newWindow}
            newWindowLabel={t('common.link.newWindow')}
          >
            {text}
          </ButtonLink>
        </li>
      ))}
    </S.List>
  );
}
