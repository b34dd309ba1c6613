import { TitleCell as TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2 } from '../../../src/admin/lists/TitleCell'
import { UploadToField as UploadToField_226a8827640cdbd4526ced69c6db4407 } from '../../../src/admin/upload/UploadToField'
import { BlockLabel as BlockLabel_fcb634dca5416242c36cc2f4df8a8e67 } from '../../../src/admin/blocks/BlockLabel'
import { NumberCell as NumberCell_6e2b780dacd47811ea2b6e2c61ab39b8 } from '../../../src/admin/numbers/NumberCell'
import { NumberField as NumberField_a68fee1dbceef74494282ef2f1e47740 } from '../../../src/admin/numbers/NumberField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeatureClient as PasteFeatureClient_b9bbf57afff63514f7fee153563a0b62 } from '../../../src/richText/paste/PasteFeature.client'
import { TableFeatureClient as TableFeatureClient_6ede22bcca42e94bfe150dc41fdc21ca } from '../../../src/richText/table/TableFeature.client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TownDateCell as TownDateCell_8f03c20af0dcccab1897e74cf4c6e355 } from '../../../src/admin/dates/TownDateCell'
import { TownDate as TownDate_ef530c6f8dd2024a5a7014e1c4228580 } from '../../../src/admin/dates/TownDate'
import { MapPicker as MapPicker_524e18880504462ad7acd630885516ac } from '../../../src/admin/MapPicker'
import { BeforePublishing as BeforePublishing_2ba6fc25b0973441a4ea5130de4e4c22 } from '../../../src/warnings/BeforePublishing'
import { LanguagesCell as LanguagesCell_dab0a26a15854822a7e94875270f6af2 } from '../../../src/admin/lists/LanguagesCell'
import { ChangedCell as ChangedCell_5cbf4435dd8e0e628ef826a6d04b30b9 } from '../../../src/admin/lists/ChangedCell'
import { NoDiff as NoDiff_d04cd9cf55624f8113f72f8de203e8d0 } from '../../../src/admin/versions/NoDiff'
import { CsvButtons as CsvButtons_be64a9fe3b8c750bafd231700a35456b } from '../../../src/csv/CsvButtons'
import { QuickFilters as QuickFilters_4fbacbb5e0c1320f6944bcb5b0ea8e06 } from '../../../src/admin/lists/QuickFilters'
import { OpenFormsNote as OpenFormsNote_d162d24b9d2320ce523ea0d42b20e5db } from '../../../src/admin/saving/OpenFormsNote'
import { PublishButton as PublishButton_a0a59c60ed7c3124163bcd1752caf881 } from '../../../src/admin/PublishButton'
import { DraftButton as DraftButton_15a71770dbf7cacdba0073a1e8230747 } from '../../../src/admin/saving/DraftButton'
import { VersionsView as VersionsView_4a26b829f43566259cd68bac1478578d } from '../../../src/admin/versions/VersionsView'
import { AltCell as AltCell_f44963d1291b048b35e783171f699f08 } from '../../../src/admin/lists/AltCell'
import { FileCell as FileCell_fc39893f120303e48ddb763cd348fb49 } from '../../../src/admin/lists/FileCell'
import { UploadToLibrary as UploadToLibrary_c156cc48f56c8547ef1849d63c81a95a } from '../../../src/admin/upload/UploadToLibrary'
import { SaveButton as SaveButton_fd0019ebaa31eee5e05d1ee0de6ebe3c } from '../../../src/admin/saving/SaveButton'
import { UploadForm as UploadForm_4f4a604781768587d8aedb6a05cfe21a } from '../../../src/admin/upload/UploadForm'
import { FeedPanel as FeedPanel_b8eedd7e5f1b6373173c6af573a63610 } from '../../../src/feeds/FeedPanel'
import { RetryButton as RetryButton_6c30a5724587d26b4b0998044ab2563f } from '../../../src/jobs/RetryButton'
import { TownIcon as TownIcon_4fa2136bba29f01f206d5cd1a28a9939 } from '../../../src/admin/TownSign'
import { TownLogo as TownLogo_4fa2136bba29f01f206d5cd1a28a9939 } from '../../../src/admin/TownSign'
import { EndedLink as EndedLink_3cc9e3726c1914dbf30145d4aead0adc } from '../../../src/staff/EndedLink'
import { GuideLink as GuideLink_3bf02a841d623f09f8f8b197aa342457 } from '../../../src/guide/GuideLink'
import { TranslatedNetworkErrors as TranslatedNetworkErrors_d5ae39d5e5faf476b3cd06eb57b0c8fd } from '../../../src/admin/saving/TranslatedNetworkErrors'
import { ForgetCopiesAtLogout as ForgetCopiesAtLogout_6b7b447fa9a1d7398956177050a86816 } from '../../../src/admin/saving/ForgetCopiesAtLogout'
import { TranslatedToasts as TranslatedToasts_f33a095ac96ed06688d4444c6e3734a0 } from '../../../src/admin/TranslatedToasts'
import { DecimalComma as DecimalComma_5d946aff4f5e4a9c2e2b77bec37a4e89 } from '../../../src/admin/DecimalComma'
import { Dashboard as Dashboard_1d454389f921b5e90bc19384a101b1fa } from '../../../src/admin/desk/Dashboard'
import { ImportView as ImportView_774024c92b8c800a856a4fa35504f257 } from '../../../src/csv/ImportView'
import { GuideView as GuideView_274379100fcafadb58140a824ede2af2 } from '../../../src/guide/GuideView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/lists/TitleCell#TitleCell": TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2,
  "/src/admin/upload/UploadToField#UploadToField": UploadToField_226a8827640cdbd4526ced69c6db4407,
  "/src/admin/blocks/BlockLabel#BlockLabel": BlockLabel_fcb634dca5416242c36cc2f4df8a8e67,
  "/src/admin/numbers/NumberCell#NumberCell": NumberCell_6e2b780dacd47811ea2b6e2c61ab39b8,
  "/src/admin/numbers/NumberField#NumberField": NumberField_a68fee1dbceef74494282ef2f1e47740,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/richText/paste/PasteFeature.client#PasteFeatureClient": PasteFeatureClient_b9bbf57afff63514f7fee153563a0b62,
  "/src/richText/table/TableFeature.client#TableFeatureClient": TableFeatureClient_6ede22bcca42e94bfe150dc41fdc21ca,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/dates/TownDateCell#TownDateCell": TownDateCell_8f03c20af0dcccab1897e74cf4c6e355,
  "/src/admin/dates/TownDate#TownDate": TownDate_ef530c6f8dd2024a5a7014e1c4228580,
  "/src/admin/MapPicker#MapPicker": MapPicker_524e18880504462ad7acd630885516ac,
  "/src/warnings/BeforePublishing#BeforePublishing": BeforePublishing_2ba6fc25b0973441a4ea5130de4e4c22,
  "/src/admin/lists/LanguagesCell#LanguagesCell": LanguagesCell_dab0a26a15854822a7e94875270f6af2,
  "/src/admin/lists/ChangedCell#ChangedCell": ChangedCell_5cbf4435dd8e0e628ef826a6d04b30b9,
  "/src/admin/versions/NoDiff#NoDiff": NoDiff_d04cd9cf55624f8113f72f8de203e8d0,
  "/src/csv/CsvButtons#CsvButtons": CsvButtons_be64a9fe3b8c750bafd231700a35456b,
  "/src/admin/lists/QuickFilters#QuickFilters": QuickFilters_4fbacbb5e0c1320f6944bcb5b0ea8e06,
  "/src/admin/saving/OpenFormsNote#OpenFormsNote": OpenFormsNote_d162d24b9d2320ce523ea0d42b20e5db,
  "/src/admin/PublishButton#PublishButton": PublishButton_a0a59c60ed7c3124163bcd1752caf881,
  "/src/admin/saving/DraftButton#DraftButton": DraftButton_15a71770dbf7cacdba0073a1e8230747,
  "/src/admin/versions/VersionsView#VersionsView": VersionsView_4a26b829f43566259cd68bac1478578d,
  "/src/admin/lists/AltCell#AltCell": AltCell_f44963d1291b048b35e783171f699f08,
  "/src/admin/lists/FileCell#FileCell": FileCell_fc39893f120303e48ddb763cd348fb49,
  "/src/admin/upload/UploadToLibrary#UploadToLibrary": UploadToLibrary_c156cc48f56c8547ef1849d63c81a95a,
  "/src/admin/saving/SaveButton#SaveButton": SaveButton_fd0019ebaa31eee5e05d1ee0de6ebe3c,
  "/src/admin/upload/UploadForm#UploadForm": UploadForm_4f4a604781768587d8aedb6a05cfe21a,
  "/src/feeds/FeedPanel#FeedPanel": FeedPanel_b8eedd7e5f1b6373173c6af573a63610,
  "/src/jobs/RetryButton#RetryButton": RetryButton_6c30a5724587d26b4b0998044ab2563f,
  "/src/admin/TownSign#TownIcon": TownIcon_4fa2136bba29f01f206d5cd1a28a9939,
  "/src/admin/TownSign#TownLogo": TownLogo_4fa2136bba29f01f206d5cd1a28a9939,
  "/src/staff/EndedLink#EndedLink": EndedLink_3cc9e3726c1914dbf30145d4aead0adc,
  "/src/guide/GuideLink#GuideLink": GuideLink_3bf02a841d623f09f8f8b197aa342457,
  "/src/admin/saving/TranslatedNetworkErrors#TranslatedNetworkErrors": TranslatedNetworkErrors_d5ae39d5e5faf476b3cd06eb57b0c8fd,
  "/src/admin/saving/ForgetCopiesAtLogout#ForgetCopiesAtLogout": ForgetCopiesAtLogout_6b7b447fa9a1d7398956177050a86816,
  "/src/admin/TranslatedToasts#TranslatedToasts": TranslatedToasts_f33a095ac96ed06688d4444c6e3734a0,
  "/src/admin/DecimalComma#DecimalComma": DecimalComma_5d946aff4f5e4a9c2e2b77bec37a4e89,
  "/src/admin/desk/Dashboard#Dashboard": Dashboard_1d454389f921b5e90bc19384a101b1fa,
  "/src/csv/ImportView#ImportView": ImportView_774024c92b8c800a856a4fa35504f257,
  "/src/guide/GuideView#GuideView": GuideView_274379100fcafadb58140a824ede2af2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
