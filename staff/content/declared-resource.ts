import type { SvgIconComponent } from '@mui/icons-material'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Healing from '@mui/icons-material/HealingOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import { type ContentName, contentType } from '../../contract/content/content-types.ts'
import { lazyPage, lazyPages } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

const icons: { [Name in ContentName]?: SvgIconComponent } = {
	'beranda-pendaftaran': AppRegistration,
	'beranda-sambutan': RecordVoiceOver,
	'kategori-artikel': Category,
	layanan: Healing,
	fasilitas: Apartment,
	mitra: Handshake,
	komunitas: Groups,
	testimoni: FormatQuote,
	prestasi: EmojiEvents,
	faq: QuestionAnswer,
	datang: DirectionsWalk,
	'hak-pasien': Gavel,
	'shop-tipe': Sell,
	'shop-kategori': Category,
	'web-setting-meta-pixel': AdsClick,
}

const load = () => import('./declared-pages.tsx')

/** The screen of declared content. */
export function declared(resource: ContentName): Screen {
	const { nama, label, single } = contentType(resource)
	const entry = { resource, nama, icon: icons[resource] ?? ViewList }
	if (single) return { ...entry, page: lazyPage(async () => (await load()).declaredPage(resource)) }
	return { ...entry, label, ...lazyPages(async () => (await load()).declaredPages(resource)) }
}
