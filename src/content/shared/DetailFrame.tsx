import type { ReactNode } from 'react';
import { Cover } from '@/components/Cover/Cover';
import * as S from '@/components/DetailLayout/DetailLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Hue } from '@/theme/hue';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import { ShareOpener } from '@/overlays/ShareOpener';
import { AddressLine } from './AddressLine';
import { Breadcrumbs } from './Breadcrumbs';
import { ContactBar } from './ContactBar';
import type { Detail } from './detail';
import { Description } from './Description';
import { EmbedPart } from './EmbedPart';
import { Labels } from './Labels';

interface DetailFrameProps {
  section: Hue;
  detail: Detail;
  /** Shown above the title of an entry without a picture. */
  mark?: ReactNode;
  /** The most important facts, below the title; default: the address. */
  line?: ReactNode;
  /** A list item after the labels. */
  lastLabel?: ReactNode;
  /** Shown below the title, instead of the picture beside it. */
  pictures?: ReactNode;
  /** The main column; default: the excerpt and the blocks. */
  column?: ReactNode;
  aside?: AsideProps;
  /** What the contact bar shows; default: the title. Null: there is no bar. */
  fact?: ReactNode;
  /** The panels of the side column. */
  children: ReactNode;
  /** Content below the entry: similar or nearby entries. */
  after?: ReactNode;
}

/** What the side column has besides the panels that all entries have. */
interface AsideProps {
  /** The name of the side column. */
  label: string;
  /** Panels below the embed. */
  panels: ReactNode;
  /** Paragraphs above the date of the last change. */
  notes: ReactNode;
  /** Content below the notes. */
  end: ReactNode;
}

/** The page of one entry: picture, text and a side column with the facts. */
export function DetailFrame(props: DetailFrameProps) {
  const { t, locale } = useI18n();
  const { section, detail, pictures, aside, children, after } = props;
  const { title, image, embed, updatedAt, contacts } = detail;
  const { fact = title } = props;
  const heading = <Heading {...props} />;
  return (
    // Next keeps the component between entries of one route. The key keeps the state of one out of the next.
    <S.Page key={detail.id}>
      <Breadcrumbs
        items={[{ title: t(`common.sections.${section}`), href: href(section, locale) }]}
      />
      {image && !pictures ? (
        <S.Opening>
          {heading}
          <Cover image={image} />
        </S.Opening>
      ) : (
        heading
      )}
      {pictures}
      <S.TwoColumns>
        {props.column ?? (
          <S.Column>
            <Description detail={detail} />
          </S.Column>
        )}
        <S.Aside $short={!aside} aria-label={aside?.label ?? t('common.detail.aside')}>
          {children}
          <EmbedPart embed={embed} />
          {aside?.panels}
          {(aside?.notes ?? updatedAt) && (
            <S.Notes>
              {aside?.notes}
              {updatedAt && <p>{t('common.detail.updated', { date: updatedAt.text })}</p>}
            </S.Notes>
          )}
          {aside?.end}
        </S.Aside>
      </S.TwoColumns>
      {after}
      {fact !== null && <ContactBar fact={fact} contacts={contacts} />}
    </S.Page>
  );
}

/** The title with its facts and actions. */
function Heading({ section, detail, mark, lastLabel, ...props }: DetailFrameProps) {
  const { line = <AddressLine address={detail.address} /> } = props;
  return (
    <S.TitleRow>
      {mark}
      <h1>{detail.title}</h1>
      {line}
      <Labels labels={detail.labels}>{lastLabel}</Labels>
      <S.Actions>
        {section !== 'places' && <FavouriteToggle entry={detail} look="pill" />}
        {(section === 'accommodations' || section === 'universities') && (
          <CompareToggle section={section} entry={detail} />
        )}
        <ShareOpener title={detail.title} />
      </S.Actions>
    </S.TitleRow>
  );
}
