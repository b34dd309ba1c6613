import type { ReactNode } from 'react';
import { cardSizes } from '../Grid/Grid';
import { Link } from '../Link/Link';
import type { Image } from '../Picture/image';
import { Picture } from '../Picture/Picture';
import { Card } from './TeaserCard.styles';

export interface TeaserCardProps {
  href: string;
  title: string;
  /** The language of title and excerpt, if it is not that of the page. */
  lang?: string | undefined;
  heading?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  image: Image | null;
  /** The `sizes` of the picture if the card is in no Grid. */
  sizes?: string;
  priority?: boolean;
  /** The type of the entry, above the title. */
  kicker?: ReactNode;
  /** The place or time, below the title. */
  meta?: ReactNode;
  excerpt?: string | null;
  /** Chips on the picture. */
  badge?: ReactNode;
  /** A button on the picture's upper corner. */
  action?: ReactNode;
  /** The last line of the card, for example the price. */
  foot?: ReactNode;
}

/** The props that a list sets for all its cards. */
export type SharedCardProps = Pick<TeaserCardProps, 'heading' | 'sizes' | 'priority' | 'lang'>;

/** An entry in a list. The card is one link with only the title as its name. */
export function TeaserCard(props: TeaserCardProps) {
  const { href, title, lang, heading: Heading = 'h3', image, sizes = cardSizes, priority } = props;
  const { kicker, meta, excerpt, badge, action, foot } = props;
  return (
    <Card data-ground="surface">
      <div className="media">
        {image ? (
          <Picture image={{ ...image, alt: '' }} sizes={sizes} priority={priority} />
        ) : (
          <svg viewBox="0 0 40 30" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d="M11 30V19a9 9 0 0 1 18 0v11Z" fill="currentColor" />
          </svg>
        )}
        {badge && <div className="badge">{badge}</div>}
      </div>
      <div className="body">
        {kicker && <p className="kicker">{kicker}</p>}
        <Heading className="title" lang={lang}>
          <Link href={href}>{title}</Link>
        </Heading>
        {meta && <p className="meta">{meta}</p>}
        {excerpt && (
          <p className="excerpt" lang={lang} dir="auto">
            {excerpt}
          </p>
        )}
        {foot && (
          <div className="foot">
            <div>{foot}</div>
          </div>
        )}
      </div>
      {action && <div className="action">{action}</div>}
    </Card>
  );
}
