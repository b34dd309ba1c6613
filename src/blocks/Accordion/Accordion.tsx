import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import * as S from './Accordion.styles';
import type { HeadingLevel } from '../engine/outline';

export interface AccordionProps {
  /** A question or a heading; it is always visible. */
  title: string;
  level: HeadingLevel;
}

/**
 * A heading that opens and closes its content. It uses the details element, so it works without JavaScript.
 */
export function Accordion({ title, level, children }: AccordionProps & { children: ReactNode }) {
  return (
    <S.Panel>
      <S.Summary>
        <S.Title as={`h${level}`}>{title}</S.Title>
        <Icon name="chevron" />
      </S.Summary>
      <S.Body>{children}</S.Body>
    </S.Panel>
  );
}
