import { GraphQLError } from 'graphql';
import type { FieldResolver, TypeResolvers } from './FieldResolver';

const accounts: FieldResolver = () => {
  throw new GraphQLError('Accounts of visitors are not served yet.');
};

/** Fields of the contract that answer an error until their part is built. */
export const fieldsNotServedYet: TypeResolvers = {
  Query: { viewer: accounts },
  Mutation: {
    authenticate: accounts,
    register: accounts,
    activateUser: accounts,
    resendActivation: accounts,
    forgottenPassword: accounts,
    setPassword: accounts,
    updatePassword: accounts,
    updateViewer: accounts,
    deleteAccount: accounts,
    refreshToken: accounts,
    deleteRefreshToken: accounts,
  },
};

/** Types of the contract that no field answers until their part is built. */
export const typesNotServedYet: readonly string[] = [
  'Auth',
  'User',
  'servicesCategories_Category',
  'newsCategories_Category',
  'eventsCategories_Category',
  'newsTags_Tag',
  'eventsTags_Tag',
  'news_news_Entry',
  'events_events_Entry',
  'universities_universities_Entry',
  'services_services_Entry',
  'poi_poi_Entry',
  'links_link_BlockType',
  'slides_slide_BlockType',
  'videoSettings_videoSettings_BlockType',
  'contentManager_accordion_BlockType',
  'contentManager_card_BlockType',
  'contentManager_download_BlockType',
  'contentManager_embed_BlockType',
  'contentManager_gallery_BlockType',
  'contentManager_icon_BlockType',
  'contentManager_links_BlockType',
  'contentManager_listCategoriesServices_BlockType',
  'contentManager_listEvents_BlockType',
  'contentManager_listNews_BlockType',
  'contentManager_listUniversities_BlockType',
  'contentManager_separator_BlockType',
  'contentManager_slider_BlockType',
  'contentManager_spacer_BlockType',
  'contentManager_video_BlockType',
];
