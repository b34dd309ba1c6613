import styled from 'styled-components';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { LinkModel } from '@/components/Link/model';
import { linkProps } from '../engine/linkProps';

const List = styled.ul<{ $vertical: boolean; $text: boolean }>`
  display: flex;
  flex-flow: ${({ $vertical }) => ($vertical ? 'column nowrap' : 'row wrap')};
  align-items: ${({ $vertical }) => ($vertical ? 'var(--justify, start)' : 'center')};
  justify-content: ${({ $vertical }) => ($vertical ? 'start' : 'var(--justify, start)')};
  gap: ${({ $text }) => ($text ? '0 1.5rem' : '0.625rem')};
`;

interface ButtonsProps {
  orientation: 'horizontal' | 'vertical';
  look: 'primary' | 'secondary' | 'text';
  buttons: LinkModel[];
}

/**
 * Calls to action in a row or a column. Of several primary buttons only the first one has the primary style.
 */
export function Buttons({ orientation, look, buttons }: ButtonsProps) {
  return (
    <List $vertical={orientation === 'vertical'} $text={look === 'text'}>
      {buttons.map((link, index) => (
        <li key={link.href + link.text}>
          <ButtonLink
            {...linkProps(link)}
            look={look === 'primary' && index > 0 ? 'secondary' : look}
          >
            {link.text}
          </ButtonLink>
        </li>
      ))}
    </List>
  );
}
