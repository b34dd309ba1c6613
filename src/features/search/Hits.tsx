import { useId } from 'react';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { fromMatch, isMatch } from './highlight';
import { Highlighted } from './Highlighted';
import * as S from './Hits.styles';
import type { HitSize } from './Hits.styles';
import type { SearchHit } from './model';

interface HitsProps {
  hits: SearchHit[];
  query: string;
  size: HitSize;
  onOpen?: () => void;
}

/** What was found in one section. On the page each hit has a heading, while typing a line. */
export function Hits({ hits, ...rest }: HitsProps) {
  return (
    <S.List $size={rest.size}>
      {hits.map((hit) => (
        <Hit key={hit.href} hit={hit} {...rest} />
      ))}
    </S.List>
  );
}

const thumbnail = (src: string) => (
  <Picture image={{ src, srcSet: '', alt: '', width: 560, height: 420 }} sizes="" />
);

const arch = (
  <svg viewBox="0 0 40 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d="M11 40V24a9 9 0 0 1 18 0v16Z" fill="currentColor" />
  </svg>
);

function Hit({ hit, query, size, onOpen }: Omit<HitsProps, 'hits'> & { hit: SearchHit }) {
  const { t, locale } = useI18n();
  const id = useId();
  const { href, title, excerpt, meta, price, state, image } = hit;
  // A line has room for what was searched for, else for where it is.
  const says = (text: string) => isMatch(text, query, locale);
  const inFull = size === 'card' || !meta || (says(excerpt) && !says(title));
  const cost = price && (
    <S.Price>
      {price} <small>{t('search.perMonth')}</small>
    </S.Price>
  );
  const more = (
    <div id={id}>
      {state && <S.State $state={state}>{t(`search.state.${state}`)}</S.State>}
      {meta && (
        <S.Meta>
          <Highlighted text={meta} query={query} />
        </S.Meta>
      )}
      {excerpt && inFull && (
        <S.Excerpt>
          <Highlighted
            text={size === 'card' ? excerpt : fromMatch(excerpt, query, locale)}
            query={query}
          />
        </S.Excerpt>
      )}
    </div>
  );
  return (
    <S.Item $size={size} data-ground={size === 'card' ? 'surface' : undefined}>
      {(image || size === 'row') && <S.Media>{image ? thumbnail(image) : arch}</S.Media>}
      <S.Words>
        <S.Title as={size === 'card' ? 'h3' : 'p'}>
          <S.Stretched href={href} aria-describedby={id} data-walk="" onClick={onOpen}>
            <Highlighted text={title} query={query} />
          </S.Stretched>
        </S.Title>
        {more}
        {size === 'card' && cost}
      </S.Words>
      {size === 'row' && cost}
    </S.Item>
  );
}
