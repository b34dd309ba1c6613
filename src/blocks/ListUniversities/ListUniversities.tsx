import type { UniversityTeaser } from '@/content/universities/model';
import { UniversityCard } from '@/content/universities/UniversityCard';
import { CardList, type CardListModel } from '../engine/CardList/CardList';

interface ListUniversitiesProps extends CardListModel {
  universities: UniversityTeaser[];
}

/** The universities sorted by name, or those that an editor chose. */
export function ListUniversities({ universities, layout, card }: ListUniversitiesProps) {
  return (
    <CardList
      section="universities"
      layout={layout}
      items={universities}
      renderCard={(university) => <UniversityCard university={university} {...card} />}
    />
  );
}
