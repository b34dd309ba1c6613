import { useId } from 'react';
import styled, { css } from 'styled-components';
import { ArchHeading } from '@/components/SectionHeading/SectionHeading';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { Hit } from './Hit';
import { List, type HitSize } from './Hit.styles';
import type { Marks, SearchGroup, SearchResults } from './model';
import { searchHref } from './searchHref';

const Section = styled.section<{ $size: HitSize }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $size }) => ($size === 'card' ? 'var(--s4)' : 'var(--s1)')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1.5rem;
  min-height: 2.5rem;
  align-items: center;
  a {
    padding-block: 0.5rem;
    color: var(--link);
    font-size: var(--fs-small);
    font-weight: 600;
    text-underline-offset: 0.22em;
  }
`;

const Heading = styled(ArchHeading)<{ $size: HitSize }>`
  font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  ${({ $size }) =>
    $size === 'row' &&
    css`
      color: var(--hue);
      font: 600 var(--fs-small)/1.2 var(--text);
      letter-spacing: 0;
      gap: 0.5rem;
    `}
`;

const Count = styled.span`
  color: var(--fg-soft);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

interface HitGroupsProps {
  results: Pick<SearchResults, 'query' | 'groups' | 'marks'>;
  size: HitSize;
  /** Whether this is the page of one section, which must not link to itself. */
  isSectionPage?: boolean;
  onOpen?: () => void;
}

/** The hits of each section, with their total count. */
export function HitGroups({ results: { query, groups, marks }, ...rest }: HitGroupsProps) {
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => (
      <HitGroup key={group.section} group={group} query={query} marks={marks} {...rest} />
    ));
}

interface HitGroupProps extends Omit<HitGroupsProps, 'results'> {
  group: SearchGroup;
  query: string;
  marks: Marks;
}

function HitGroup({ group, query, marks, size, isSectionPage, onOpen }: HitGroupProps) {
  const { t, locale } = useI18n();
  const id = useId();
  const { section, count, hits } = group;
  const name = t(`search.sections.${section}`);
  return (
    <Section aria-labelledby={id} $size={size} data-hue={section === 'pages' ? undefined : section}>
      <Line>
        <Heading id={id} as={size === 'card' ? 'h2' : 'h3'} $size={size}>
          <span>
            {name} <Count>{count}</Count>
          </span>
        </Heading>
        {count > hits.length && !isSectionPage && (
          <Link href={searchHref(query, locale, section)} onClick={onOpen}>
            <span>{t('search.more', { count })}</span>
            <VisuallyHidden> {t('search.moreIn', { section: name })}</VisuallyHidden>
          </Link>
        )}
      </Line>
      <List $size={size}>
        {hits.map((hit) => (
          <Hit key={hit.href} hit={hit} marks={marks} size={size} onOpen={onOpen} />
        ))}
      </List>
    </Section>
  );
}
