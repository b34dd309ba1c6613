import { Children, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as S from '@/components/DetailLayout/DetailLayout';
import { Grid } from '@/components/Grid/Grid';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import type { Hue } from '@/theme/hue';

interface MoreCardsProps {
  /** The section of the cards, if it is not that of the page. */
  hue?: Hue;
  id: string;
  title: string;
  /** The link to all of them. */
  all: { href: string; title: string };
  children: ReactNode;
}

/** A row of cards below an entry; renders nothing without cards. */
export function MoreCards({ hue, id, title, all, children }: MoreCardsProps) {
  if (Children.count(children) === 0) return null;
  return (
    <S.Related data-hue={hue} aria-labelledby={id} data-print="hide">
      <SectionHeading
        id={id}
        action={
          <ButtonLink href={all.href} look="text">
            {all.title}
          </ButtonLink>
        }
      >
        {title}
      </SectionHeading>
      <Grid $rail>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </Grid>
    </S.Related>
  );
}
