import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** Up to this many pages, all of them are listed. */
const FEW_PAGES = 5

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-full px-3 font-semibold'

export function Pagination({ page, totalPage, to }: { page: number; totalPage: number; to: (page: number) => string }) {
	// A page past the end shows the links too.
	if (page <= 1 && totalPage <= 1) return null
	const before = Math.max(1, Math.min(page - 1, totalPage))
	return (
		<nav aria-label="Halaman" className="mt-8">
			<ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
				<li>
					{page > 1 && (
						<Link to={to(before)} rel="prev" aria-label="Halaman sebelumnya" className={`${cell} hover:bg-teal-50`}>
							<ChevronLeft className="size-5" />
						</Link>
					)}
				</li>
				{shownPages(page, totalPage).map((each) => (
					<li key={each}>
						{typeof each === 'string' ? (
							<span className="px-1 text-soft">…</span>
						) : (
							<Link
								to={to(each)}
								aria-label={`Halaman ${each}`}
								aria-current={each === page ? 'page' : undefined}
								className={`${cell} ${each === page ? 'bg-teal-700 text-white' : 'text-teal-800 hover:bg-teal-50'}`}
							>
								{each}
							</Link>
						)}
					</li>
				))}
				<li>
					{page < totalPage && (
						<Link to={to(page + 1)} rel="next" aria-label="Halaman berikutnya" className={`${cell} hover:bg-teal-50`}>
							<ChevronRight className="size-5" />
						</Link>
					)}
				</li>
			</ul>
		</nav>
	)
}

/** `[1, 'a', 4, 5, 6, 'b', 20]`: a text marks omitted pages. */
function shownPages(page: number, totalPage: number): (number | string)[] {
	if (totalPage <= FEW_PAGES) return Array.from({ length: totalPage }, (_, index) => index + 1)
	const around = [1, page - 1, page, page + 1, totalPage].filter((each) => each >= 1 && each <= totalPage)
	const pages = [...new Set(around)].sort((a, b) => a - b)
	return pages.flatMap((each, index) => {
		const before = pages[index - 1]
		if (before === undefined || each === before + 1) return [each]
		return each === before + 2 ? [before + 1, each] : [`gap-${each}`, each]
	})
}
