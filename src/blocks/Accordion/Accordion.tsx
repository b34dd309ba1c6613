import { useEffect, useRef, type PropsWithChildren } from 'react';
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
  const panel = useRef<HTMLDetailsElement>(null);
  // Paper cannot be clicked, so a closed panel opens while the page prints.
  useEffect(() => {
    let wasClosed = false;
    const open = () => {
      if (!panel.current || panel.current.open) return;
      wasClosed = true;
      panel.current.open = true;
    };
    const close = () => {
      if (wasClosed && panel.current) panel.current.open = false;
      wasClosed = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return (
    <S.Panel ref={panel}>
      <S.Summary>
        <S.Title as={`h${level}`}>{title}</S.Title>
        <Icon name="chevron" />
      </S.Summary>
      <S.Body>{children}</S.Body>
    </S.Panel>
  );
}
