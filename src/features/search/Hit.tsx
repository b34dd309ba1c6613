import { useId } from 'react';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { hasMatch, highlight, startAtMatch } from './highlight';
import * as S from './Hit.styles';
import type { HitSize } from './Hit.styles';
import type { Marks, SearchHit } from './model';

interface HitProps {
  hit: SearchHit;
  marks: Marks;
  size: HitSize;
  onOpen?: (() => void) | undefined;
}

const thumbnail = (src: string) => (
  <Picture image={{ src, srcSet: '', alt: '', width: 560, height: 420 }} sizes="" />
);

const arch = (
  <svg viewBox="0 0 40 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d="M11 40V24a9 9 0 0 1 18 0v16Z" fill="currentColor" />
  </svg>
);

/** One result. On the results page its title is a heading, in the panel a paragraph. */
export function Hit({ hit, marks, size, onOpen }: HitProps) {
  const { t } = useI18n();
  const id = useId();
  const { href, title, excerpt, meta, price, state, image } = hit;
  // A row is short: below an address, it shows the excerpt only if this matches and the title does not.
  const matches = (text: string) => hasMatch(text, marks);
  const showsExcerpt = size === 'card' || !meta || (matches(excerpt) && !matches(title));
  const cost = price && (
    <S.Price>
      {price} <small>{t('search.perMonth')}</small>
    </S.Price>
  );
  const details = (
    <div id={id}>
      {state && <S.State $state={state}>{t(`search.state.${state}`)}</S.State>}
      {meta && (
        <S.Meta>
          <Highlighted text={meta} marks={marks} />
        </S.Meta>
      )}
      {excerpt && showsExcerpt && (
        <S.Excerpt>
          <Highlighted
            text={size === 'card' ? excerpt : startAtMatch(excerpt, marks)}
            marks={marks}
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
          <S.Stretched href={href} aria-describedby={id} data-arrow-stop="" onClick={onOpen}>
            <Highlighted text={title} marks={marks} />
          </S.Stretched>
        </S.Title>
        {details}
        {size === 'card' && cost}
      </S.Words>
      {size === 'row' && cost}
    </S.Item>
  );
}

export function Highlighted({ text, marks }: { text: string; marks: Marks }) {
  const parts = highlight(text, marks);
  return (
    // A new element for each text: the translator of a browser replaces text nodes, which React would update.
    <span key={`${marks.join(' ')} ${text}`} dir="auto">
      {parts.map((part, index) =>
        // The parts of a text have no identity except their index.
        part.marked ? <S.Mark key={index}>{part.text}</S.Mark> : part.text,
      )}
    </span>
  );
}
