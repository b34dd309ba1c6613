import { dayInTown } from '@studium/shared/town/dayInTown';
import { mapUpcoming, mapEventTeaser } from '@/content/events/server/mapper';
import { ListEventsDocument, type ListEventsQuery } from '@/gql/graphql';
import { mapCardList } from '../engine/CardList/CardList.mapper';
import { idsOf, hasChosenEntries, limitOf, getFilterVariables } from '../engine/CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../engine/server/mapper';

type Type = 'listEvents';

interface Loaded {
  answer: ListEventsQuery;
  /** The time of the request; all events are compared with it. */
  now: Date;
}

const defaultLimit = 6;

export const loadListEvents: LoadBlock<Type, Loaded> = async (block, cms) => {
  const now = new Date();
  const moment = now.toISOString();
  const limit = limitOf(block, defaultLimit);
  const answer = await cms(
    ListEventsDocument,
    hasChosenEntries(block)
      ? { isChosen: true, id: idsOf(block.listEntries), limit }
      : {
          isChosen: false,
          ahead: [`> ${moment}`],
          begun: [`<= ${moment}`],
          unfinished: [`> ${moment}`],
          today: ['and', `>= ${dayInTown(now.getTime())}`, `<= ${moment}`],
          limit,
          ...getFilterVariables('events', block),
        },
  );
  return { answer, now };
};

/** Shows past events only if an editor chose them. */
export const mapListEvents: MapBlock<Type, Loaded> = (
  block,
  context,
  position,
  { answer, now },
) => {
  const { chosen, ahead, underWay, today } = answer;
  const events = chosen
    ? chosen.flatMap((entry) =>
        entry?.__typename === 'events_events_Entry'
          ? (mapEventTeaser(entry, context, now) ?? [])
          : [],
      )
    : mapUpcoming([ahead, underWay, today], context, now).slice(
        0,
        limitOf(block, defaultLimit) ?? defaultLimit,
      );
  if (events.length === 0) return missing('content');
  return { events, ...mapCardList(block, events.length, position) };
};
