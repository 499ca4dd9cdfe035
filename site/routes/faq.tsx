import { ChevronDown } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { faqPage } from '../jsonld.ts'
import { apiFor, orEmpty, WHOLE_LIST } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/faq'

const pengantar = 'Jawaban atas pertanyaan yang paling sering kami terima.'

const load = (args: Route.LoaderArgs) => orEmpty(apiFor(args)('GET /v1/public/faq', { query: WHOLE_LIST }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta(matches, {
		title: 'FAQ',
		description: pengantar,
		path: '/faq',
		crumbs: [],
		jsonLd: [faqPage(rootData(matches), loaderData ?? [])],
	})

export default function Faq({ loaderData: items }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="FAQ" pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				{items.length === 0 ? (
					<Empty thing="FAQ" />
				) : (
					<ol className="mx-auto flex max-w-3xl flex-col gap-3">
						{items.map(({ id, pertanyaan, jawaban }, index) => (
							<li key={id}>
								<details name="faq" className="group rounded-card bg-paper shadow-soft">
									<summary className="flex min-h-14 items-center gap-4 rounded-card px-5 py-4">
										<span className="grid size-9 shrink-0 place-items-center rounded-full bg-teal-50 font-bold text-sm text-teal-800 tabular-nums">
											{index + 1}
										</span>
										<h2 className="min-w-0 grow text-base leading-snug lg:text-lg">{pertanyaan}</h2>
										<ChevronDown className="size-5 shrink-0 text-teal-700 transition-transform duration-200 group-open:rotate-180" />
									</summary>
									<RichText html={jawaban} className="px-5 pb-5 pl-18" />
								</details>
							</li>
						))}
					</ol>
				)}
			</div>
		</>
	)
}
