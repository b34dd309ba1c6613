import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import * as S from './EntryFrame.styles';

interface DoneProps {
  icon: IconName;
  title: string;
  /** False where nothing was sent just now: a page that loads leaves the focus alone. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Takes the place of a form that has been sent, and the focus with it. */
export function Done({ icon, title, takesFocus = true, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
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
