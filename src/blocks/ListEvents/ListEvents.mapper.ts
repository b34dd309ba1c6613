import { dayInRome } from '@/i18n/dayInRome';
import { byTime, mapEventTeaser } from '@/features/events/mapper';
import { ListEventsDocument, type ListEventsQuery } from '@/gql/graphql';
import { mapCardList } from '../CardList/CardList.mapper';
import { idsOf, isChosen, limitOf, narrowed } from '../CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../mapper';

type Type = 'listEvents';

interface Loaded {
  answer: ListEventsQuery;
  /** When it was asked: what is past is decided once. */
  now: Date;
}

const usual = 6;

export const loadListEvents: LoadBlock<Type, Loaded> = async (block, cms) => {
  const now = new Date();
  const moment = now.toISOString();
  const limit = limitOf(block, usual);
  const answer = await cms(
    ListEventsDocument,
    isChosen(block)
      ? { isChosen: true, id: idsOf(block.listEntries), limit }
      : {
          isChosen: false,
          ahead: [`> ${moment}`],
          begun: [`<= ${moment}`],
          unfinished: [`> ${moment}`],
          today: ['and', `>= ${dayInRome(now.getTime())}`, `<= ${moment}`],
          limit,
          ...narrowed('events', block),
        },
  );
  return { answer, now };
};

/** Past events are shown only where an editor chose them. */
export const mapListEvents: MapBlock<Type, Loaded> = (block, context, place, { answer, now }) => {
  const { chosen, ahead, underWay, today } = answer;
  const events = chosen
    ? chosen.flatMap((entry) =>
        entry?.__typename === 'events_events_Entry'
          ? (mapEventTeaser(entry, context, now) ?? [])
          : [],
      )
    : byTime([ahead, underWay, today], context, now).coming.slice(
        0,
        limitOf(block, usual) ?? usual,
      );
  if (events.length === 0) return missing('content');
  return { events, ...mapCardList(block, events.length, place) };
};
