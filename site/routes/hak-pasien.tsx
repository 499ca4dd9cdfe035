import type { PageHandle } from '../../contract/cache.ts'
import { apiFor, orNotFound } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/hak-pasien'

const judul = 'Hak dan Kewajiban Pasien'
const pengantar = 'Yang boleh Anda harapkan dari kami, dan yang kami harapkan dari Anda.'

const load = (args: Route.LoaderArgs) => orNotFound(apiFor(args)('GET /v1/public/hak-pasien'))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, description: pengantar, path: '/hak-pasien', crumbs: [] })

const parts = [
	{ id: 'hak', judul: 'Hak pasien' },
	{ id: 'kewajiban', judul: 'Kewajiban pasien' },
] as const

export default function HakPasienPage({ loaderData: texts }: Route.ComponentProps) {
	const shown = texts ? parts.filter(({ id }) => texts[id] !== '') : []
	if (!texts || shown.length === 0) return <EmptyPage judul={judul} pengantar={pengantar} thing="Penjelasan" />
	return (
		<>
			<PageHeader judul={judul} pengantar={pengantar} />
			<div className="page py-8 lg:py-12 print:py-0">
				{shown.map(({ id, judul: nama }) => (
					<section
						key={id}
						aria-labelledby={id}
						className="mb-5 rounded-card bg-paper p-5 shadow-soft sm:p-6 print:mb-3 print:p-0 print:shadow-none"
					>
						<h2 id={id} className="mb-3 text-xl">
							{nama}
						</h2>
						<RichText html={texts[id]} />
					</section>
				))}
			</div>
		</>
	)
}
