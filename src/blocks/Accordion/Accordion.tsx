import type { PropsWithChildren } from 'react';
import { Icon } from '@/components/Icon/Icon';
import * as S from './Accordion.styles';
import type { HeadingLevel } from '../engine/outline';

interface AccordionProps {
  /** A question or a heading; it is always visible. */
  title: string;
  level: HeadingLevel;
}

/**
 * A heading that opens and closes its content. It uses the details element, so it works without JavaScript.
 */
export function Accordion({ title, level, children }: PropsWithChildren<AccordionProps>) {
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
