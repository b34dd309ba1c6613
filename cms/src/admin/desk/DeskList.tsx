import { Link } from '@payloadcms/ui';
import { MissingButtons } from '../../feeds/MissingButtons';

/** One row: a link, and a sentence about it. */
export interface DeskRow {
  title: string;
  href: string;
  detail: string;
  /** The row of an event that has disappeared from its feed, about which an editor decides here. */
  missing?: number;
}

/** A list of the desk. */
export interface DeskListProps {
  /** Unique on the page. */
  name: string;
  heading: string;
  /** How many there are, with those that are not among the rows; undefined for a list that nobody has to empty. */
  total?: number;
  rows: DeskRow[];
  /** Links to the complete lists. */
  all: { label: string; href: string }[];
  seeAll: string;
}

/** Payload's Link is for pages of the admin; it would load another site as one of them. */
const RowLink = ({ title, href }: Pick<DeskRow, 'title' | 'href'>) =>
  href.startsWith('/') ? (
    <Link href={href} prefetch={false}>
      {title}
    </Link>
  ) : (
    <a href={href}>{title}</a>
  );

/** A titled list of the desk with its number, its first rows and links to the complete lists. */
export const DeskList = ({ name, heading, total, rows, all, seeAll }: DeskListProps) => (
  <section className="studium-desk__list" aria-labelledby={`desk-${name}`}>
    <h2 id={`desk-${name}`}>
      {heading} {total !== undefined && <span className="studium-desk__count">{total}</span>}
    </h2>
    <ul>
      {rows.map(({ title, href, detail, missing }, n) => (
        // With buttons, a row is the same one as long as its event is.
        <li key={missing ?? n}>
          <RowLink title={title} href={href} />
          <span>{detail}</span>
          {missing !== undefined && <MissingButtons row={missing} title={title} />}
        </li>
      ))}
    </ul>
    {all.length > 0 && (
      <p className="studium-desk__all">
        {seeAll}{' '}
        {all.map(({ label, href }) => (
          <Link key={href} href={href} prefetch={false}>
            {label}
          </Link>
        ))}
      </p>
    )}
  </section>
);
