import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, type DefinitionNode, type SelectionSetNode } from 'graphql';

/** Every operation by its name, and every fragment by its name with three dots in front. */
const definitions = new Map<string, DefinitionNode>();
for (const folder of ['blocks', 'fragments', 'queries', 'mutations']) {
  for (const file of readdirSync(join('graphql', folder))) {
    const [definition] = parse(readFileSync(join('graphql', folder, file), 'utf8')).definitions;
    const dots = definition?.kind === Kind.FRAGMENT_DEFINITION ? '...' : '';
    if (definition) definitions.set(dots + file.replace('.graphql', ''), definition);
  }
}

/** The paths of all fields that a document selects, such as `user.favorites.slug`. */
function fieldsOf(name: string): string[] {
  const definition = definitions.get(name);
  if (!definition || !('selectionSet' in definition)) throw new Error(`no document ${name}`);
  return pathsIn(definition.selectionSet, '');
}

function pathsIn({ selections }: SelectionSetNode, parent: string): string[] {
  return selections.flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FRAGMENT_SPREAD:
        return fieldsOf(`...${selection.name.value}`).map((path) => parent + path);
      case Kind.INLINE_FRAGMENT:
        return pathsIn(selection.selectionSet, parent);
      case Kind.FIELD: {
        const path = parent + (selection.alias ?? selection.name).value;
        return selection.selectionSet
          ? [path, ...pathsIn(selection.selectionSet, `${path}.`)]
          : [path];
      }
    }
  });
}

const expectFields = (name: string, words: string) =>
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(words.split(/\s+/)));

/** The source of a document in one line, without commas. */
const textOf = (name: string) => {
  const definition = definitions.get(name);
  return definition ? print(definition).replaceAll(/[\s,]+/g, ' ') : '';
};

describe('accounts: the site selects', () => {
  test('id, full name, e-mail and favourites of a user', () => {
    expectFields('...Viewer', 'id fullName email favorites');
  });

  test('id, uid, title, slug and section of up to a thousand favourites', () => {
    const fields = 'id uid title slug sectionHandle';
    expectFields('...Viewer', fields.replaceAll(/\w+/g, 'favorites.$&'));
    expect(textOf('...Viewer')).toContain('favorites(limit: 1000 ');
  });

  test('both tokens of a login, their expiry times and the user', () => {
    const fields = 'jwt jwtExpiresAt refreshToken refreshTokenExpiresAt user.id user.favorites';
    expectFields('...Auth', fields);
    for (const name of ['Authenticate', 'Register']) {
      const answer = name.toLowerCase();
      expectFields(name, fields.replaceAll(/[\w.]+/g, `${answer}.$&`));
    }
  });
});

describe('content: the site selects', () => {
  test('id, title and picture of a category of services', () => {
    expectFields(
      'ServicesCategories',
      'categories.id categories.title categories.url categories.image',
    );
    expect(textOf('ServicesCategories')).toMatch(
      /group: \["servicesCategories"\].* limit: \$limit/,
    );
  });

  test('id, title and background picture of a category of accommodations', () => {
    const fields = 'categories.id categories.title categories.url categories.backgroundImage';
    expectFields('AccommodationsCategories', fields);
    const text = textOf('AccommodationsCategories');
    expect(text).toMatch(/group: \["accommodationsCategories"\].* limit: \$limit/);
  });

  test('the text, the address and the size of a picture, in five widths at quality 80', () => {
    expectFields('...Picture', 'alt url width height');
    const widths = [...textOf('...Picture').matchAll(/url\(width: (\d+) quality: 80\)/g)];
    expect(widths.map(([, width]) => Number(width))).toEqual([560, 900, 1180, 1540, 2200]);
  });

  test('three widths of a picture on a card', () => {
    const widths = [...textOf('...CardPicture').matchAll(/url\(width: (\d+) quality: 80\)/g)];
    expect(widths.map(([, width]) => Number(width))).toEqual([560, 1180, 1540]);
  });

  test('id, title, dates, categories and picture of news', () => {
    const fields =
      'id slug url title dateCreated postDate categories.title categories.url image.url';
    expectFields('...NewsTeaser', fields);
  });

  test('id, title, categories, place, dates and picture of an event', () => {
    const place = 'address.address address.lat address.lng';
    const fields = `id slug url title categories.title ${place} eventStartDate eventEndDate image.url`;
    expectFields('...EventTeaser', fields);
  });

  test('id, title, subtitle and thumbnail of a university', () => {
    expectFields('...UniversityTeaser', 'id slug url title subtitle thumbnail.url');
  });

  test('all facts of an accommodation', () => {
    const price = 'priceMin priceMax condominiumFees pricingMode';
    const rules = 'houseRules ownerTerms availabilityStatus studentCardReserved';
    const size = 'accommodationType bedrooms bedsNumber bathroomsNumber includedServices';
    expectFields('...AccommodationDetail', `${size} ${price} ${rules}`);
  });

  test('the notes on prices and accommodations', () => {
    const fields = 'globalSet.priceDisclaimer globalSet.accommodationDisclaimer';
    expectFields('Accommodation', fields);
  });

  test('type, dates and ticket of an event, and the type of a service', () => {
    expectFields('...EventDetail', 'eventType eventStartDate eventEndDate ticket');
    expectFields('...ServiceDetail', 'serviceType');
  });

  test('all that a search engine needs of a page', () => {
    const social = 'social.twitter social.facebook'.replaceAll(
      /\S+/g,
      '$&.title $&.description $&.image.url',
    );
    const fields = 'title description keywords.keyword keywords.rating';
    expectFields('...Seo', `${fields} advanced.robots advanced.canonical ${social}`);
  });

  test('the text, the target and the type of a link', () => {
    expectFields('...Link', 'text title target url type');
  });
});

describe('header and footer: the site selects', () => {
  test('each field of a menu entry and of its children', () => {
    const fields = 'id level title slug url type newWindow nodeUri';
    expectFields('...MenuNode', fields);
    const ofChildren = 'id nodeUri type url newWindow title slug';
    expectFields('...MenuNode', ofChildren.replaceAll(/\w+/g, 'children.$&'));
  });

  test('the name, the description and the picture of the site', () => {
    const fields = 'plainTitle plainDescription image.url';
    expectFields('Layout', fields.replaceAll(/\S+/g, 'globalSets.$&'));
    expect(textOf('Layout')).toContain('globalSets(site: $site)');
  });

  test.each(['facebook', 'instagram', 'linkedin', 'vimeo', 'youtube', 'twitter'])(
    'the address of the channel on %s',
    (network) => {
      const block = new RegExp(`\\.\\.\\. on socials_${network}_BlockType \\{ fieldLink \\{ url`);
      expect(textOf('Layout')).toMatch(block);
    },
  );
});

test('the site sends each operation of accounts with the arguments of the contract', () => {
  for (const [name, call] of [
    ['Authenticate', 'authenticate(email: $email password: $password)'],
    ['ResendActivation', 'resendActivation(email: $email)'],
    ['ActivateUser', 'activateUser(code: $code id: $id)'],
    ['ForgottenPassword', 'forgottenPassword(email: $email)'],
    ['SetPassword', 'setPassword(password: $password code: $code id: $id)'],
    ['UpdateViewer', 'fullName: $fullName email: $email'],
    ['DeleteAccount', 'deleteAccount(password: $password confirmPassword: $confirmPassword)'],
    ['Register', 'email: $email password: $password fullName: $fullName'],
    [
      'UpdatePassword',
      'currentPassword: $currentPassword newPassword: $newPassword confirmPassword: $confirmPassword',
    ],
  ] as const)
    expect(textOf(name)).toContain(call);
  expectFields('UpdateViewer', 'updateViewer.fullName updateViewer.email');
  expectFields('Viewer', 'viewer.id viewer.favorites.id');
});
