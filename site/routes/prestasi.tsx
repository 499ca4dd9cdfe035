import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { apiContext, browserApi, emptyList, orElse, WHOLE_LIST } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ListPage } from '../ui/list-page/list-page.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/prestasi'

const load = async (api: Api) => ({
	prestasi: await orElse(api('GET /v1/public/prestasi', { query: { ...WHOLE_LIST } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Penghargaan dan pengakuan atas upaya kami menjaga mutu pelayanan.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Prestasi', description: pengantar, path: '/prestasi', crumbs: [] })

export default function Prestasi({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage judul="Prestasi" pengantar={pengantar} thing="Prestasi" items={loaderData.prestasi.data}>
			{({ nama, deskripsi, foto, alt }, index) => (
				<article className="flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft">
					<Picture
						folder="foto-prestasi"
						file={foto}
						alt={alt}
						width={1200}
						height={800}
						sizes="(width >= 980px) 380px, (width >= 500px) 50vw, 100vw"
						priority={index === 0}
						className="aspect-3/2 w-full"
					/>
					<div className="p-5">
						<h2 className="mb-2 text-lg leading-snug">{nama}</h2>
						<RichText html={deskripsi} className="text-soft" />
					</div>
				</article>
			)}
		</ListPage>
	)
}
