import type { PageHandle } from '../../contract/cache.ts'
import { apiFor, orEmpty, WHOLE_LIST } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ListPage } from '../ui/list-page/list-page.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/prestasi'

const page = {
	title: 'Prestasi',
	description: 'Penghargaan yang kami terima karena merawat pasien dengan baik.',
	path: '/prestasi',
	crumbs: [],
}

const load = (args: Route.LoaderArgs) => orEmpty(apiFor(args)('GET /v1/public/prestasi', { query: WHOLE_LIST }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, page)

export default function Prestasi({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage page={page} items={loaderData}>
			{({ nama, deskripsi, foto, alt }, index) => (
				<article className="flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft">
					<Picture
						folder="foto-prestasi"
						file={foto}
						alt={alt}
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
