import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import * as S from './EntryFrame.styles';

interface DoneProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** Takes the place of a form that has been sent, and the focus with it. */
export function Done({ icon, title, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Done>
      <S.Sign>
        <Icon name={icon} />
      </S.Sign>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </S.Done>
  );
}
