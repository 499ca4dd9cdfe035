import type { PageHandle } from '../../contract/cache.ts'
import { emptyBeranda } from '../../contract/web/empty-beranda.ts'
import type { Api } from '../api.ts'
import { favouritesFirst } from '../features/artikel/favourites-first.ts'
import { Hero } from '../features/beranda/hero.tsx'
import { hospital } from '../jsonld.ts'
import { webSite } from '../jsonld-pages.ts'
import { later } from '../lib/navigation/later.tsx'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orElse, orEmpty, orNull } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { knownWebId } from '../web-id.ts'
import type { Route } from './+types/beranda'
import { BerandaKeperluan } from './beranda-keperluan.tsx'

const Lower = later(() => import('./beranda-lower.tsx').then(({ BerandaLower }) => BerandaLower))

const DOKTER_MOST_VISITED = 4

/** How many articles the home page shows: favourites first, then the newest. */
const ARTIKEL = 6

/** The nearest practice is shown; a page that stays open goes on to the next ones. */
const DOKTER_NEXT = 4

/** What the home data holds, in the words of the not-found texts. */
const berandaThings = ['Layanan', 'Dokter', 'Fasilitas', 'Mitra']

const loadBeranda = async (api: Api) =>
	api('GET /v1/public/web/beranda/', {
		query: { webId: await knownWebId(api), dokterMostVisitedLimit: DOKTER_MOST_VISITED, bentuk: 'ringkas' },
	})

async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const [beranda, testimoni, google, terbaru, terdekat] = await Promise.all([
		orElse(loadBeranda(api), null),
		orNull(api('GET /v1/public/testimoni/fav-list')),
		orNull(api('GET /v1/public/testimoni/google-api')),
		orEmpty(api('GET /v1/public/artikel', { query: { limit: ARTIKEL, bentuk: 'ringkas' } })),
		orEmpty(api('GET /v1/public/dokter', { query: { limit: DOKTER_NEXT, sortPraktik: 'true' } })),
	])
	const failed = [...(beranda ? [] : berandaThings), ...(testimoni ? [] : ['Testimoni'])]
	return { beranda: beranda ?? emptyBeranda, testimoni: testimoni ?? [], google, terbaru, terdekat, failed }
}

export const loader = load
export async function clientLoader(args: Route.ClientLoaderArgs) {
	const [loaded] = await Promise.all([load(args), Lower.ready(args.request)])
	return loaded
}
export const shouldRevalidate = reloadWhenChanged()
export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const root = rootData(matches)
	const namaWeb = root?.template.webSetting.data?.namaWeb
	const picture = loaderData?.beranda.berandaBanner.data.find(({ contentType }) => contentType === 'gambar')
	return pageMeta(matches, {
		title: namaWeb ? `${namaWeb}: Jadwal Dokter, Layanan, dan Info Kesehatan` : 'Beranda',
		path: '/',
		image: { folder: 'beranda/banner', file: picture?.content },
		jsonLd: [hospital(root), webSite(root)],
	})
}

export default function Beranda({ loaderData }: Route.ComponentProps) {
	const { beranda, testimoni, google, terbaru, terdekat, failed } = loaderData
	const { artikelFavList } = useTemplate()
	return (
		<>
			<Hero banner={beranda.berandaBanner.data}>
				<BerandaKeperluan dokter={terdekat} />
			</Hero>
			<Lower.Part
				beranda={beranda}
				testimoni={testimoni}
				google={google}
				artikel={favouritesFirst(artikelFavList.data, terbaru, ARTIKEL)}
				failed={failed}
			/>
		</>
	)
}
