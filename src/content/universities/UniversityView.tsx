import { Contacts } from '@/components/Contacts/Contacts';
import { FactList } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { AddressLine } from '@/content/shared/AddressLine';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from '@/content/services/ServiceCard';
import type { University } from './detail';

/** The page of a university: description, location, contacts, and services and homes nearby. */
export function UniversityView({ university }: { university: University }) {
  const { t } = useI18n();
  const { address, contacts } = university;
  const minutes = (count: number) => t('universities.near.walking', { count });
  return (
    <DetailFrame
      section="universities"
      detail={university}
      line={<AddressLine address={address} />}
      after={
        <>
          <MoreCards
            id="near-services"
            title={t('universities.near.services')}
            all={{ href: university.servicesHref, title: t('universities.near.allServices') }}
          >
            {university.services.map(({ entry, walking }) => (
              <ServiceCard key={entry.id} service={entry} travelTime={minutes(walking)} />
            ))}
          </MoreCards>
          <MoreCards
            id="near-homes"
            title={t('universities.near.homes')}
            all={{ href: university.homesHref, title: t('universities.near.allHomes') }}
          >
            {university.homes.map(({ entry, walking }) => (
              <AccommodationCard
                key={entry.id}
                accommodation={entry}
                travelTime={minutes(walking)}
              />
            ))}
          </MoreCards>
        </>
      }
    >
      {(address || contacts.length > 0) && (
        <Panel data-ground="surface">
          {address && (
            <FactList facts={[{ icon: 'pin', name: t('common.detail.address'), value: address }]} />
          )}
          <Contacts contacts={contacts} />
        </Panel>
      )}
      {university.position && (
        <WherePanel
          title={university.title}
          address={address}
          position={university.position}
          hue="universities"
          sign="university"
        />
      )}
    </DetailFrame>
  );
}
