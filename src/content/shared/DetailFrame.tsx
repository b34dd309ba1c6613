import type { ReactNode } from 'react';
import { BlockList } from '@/blocks/engine/BlockList';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { Cover } from '@/components/Cover/Cover';
import * as S from '@/components/DetailLayout/DetailLayout';
import { Link } from '@/components/Link/Link';
import { Tag } from '@/components/Tag/Tag';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Hue } from '@/theme/hue';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { Heart } from '@/features/favourites/Heart';
import { ShareOpener } from '@/features/listing/ShareOpener';
import { ContactBar } from './ContactBar';
import type { Detail } from './detail';
import { EmbedPart } from './EmbedPart';

interface DetailFrameProps {
  section: Hue;
  detail: Detail;
  /** Shown above the title of an entry without a picture. */
  mark?: ReactNode;
  /** The most important fact, below the title. */
  line?: ReactNode;
  /** The text in the contact bar; default: the title. */
  fact?: string;
  /** The panels of the side column. */
  children: ReactNode;
  /** Content below the entry: similar or nearby entries. */
  after?: ReactNode;
}

/** The page of one entry: picture, text and a side column with the facts. */
export function DetailFrame(props: DetailFrameProps) {
  const { t, locale } = useI18n();
  const { section, detail, mark, line, fact, children, after } = props;
  const { title, excerpt, image, labels, updatedAt, blocks, embed } = detail;
  const heading = (
    <S.TitleRow>
      {mark}
      <h1>{title}</h1>
      {line}
      {labels.length > 0 && (
        <S.Labels aria-label={t('common.detail.categories')}>
          {labels.map((label) => (
            <li key={label.title}>
              {label.href ? (
                <Link href={label.href}>
                  <Tag>{label.title}</Tag>
                </Link>
              ) : (
                <Tag>{label.title}</Tag>
              )}
            </li>
          ))}
        </S.Labels>
      )}
      <S.Actions>
        {section !== 'places' && <Heart entry={detail} look="pill" />}
        {section === 'universities' && <CompareToggle section={section} entry={detail} />}
        <ShareOpener title={title} />
      </S.Actions>
    </S.TitleRow>
  );
  return (
    <S.Page>
      <Breadcrumbs
        label={t('common.breadcrumbs.label')}
        items={[
          { title: t('common.breadcrumbs.home'), href: href('home', locale) },
          { title: t(`common.sections.${section}`), href: href(section, locale) },
        ]}
      />
      {image ? (
        <S.Opening>
          {heading}
          <Cover image={image} />
        </S.Opening>
      ) : (
        heading
      )}
      <S.TwoColumns>
        <S.Column>
          {excerpt && <S.Lead>{excerpt}</S.Lead>}
          {blocks.length > 0 && (
            <S.Story>
              <BlockList blocks={blocks} depth={2} />
            </S.Story>
          )}
        </S.Column>
        <S.Aside $short aria-label={t('common.detail.aside')}>
          {children}
          <EmbedPart embed={embed} />
          {updatedAt && (
            <S.Notes>
              <p>{t('common.detail.updated', { date: updatedAt.words })}</p>
            </S.Notes>
          )}
        </S.Aside>
      </S.TwoColumns>
      {after}
      <ContactBar title={fact ?? title} contacts={detail.contacts} />
    </S.Page>
  );
}
