import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { UnbrokenWords } from '../text/unbroken-words.tsx'
import { cutText, LONG_TITLE } from './cut-text.ts'

export interface Crumb {
	nama: string
	to: string
}

interface PageHeaderProps {
	judul: string
	/** The crumbs between the home page and this page. */
	crumbs?: Crumb[]
	/** The text of the last crumb, if it is not the title. */
	crumb?: string
	pengantar?: React.ReactNode
	children?: React.ReactNode
}

const beranda: Crumb = { nama: 'Beranda', to: '/' }

export function PageHeader({ judul, crumbs = [], crumb = judul, pengantar, children }: PageHeaderProps) {
	const small = Array.from(judul).length > LONG_TITLE
	return (
		<div className="border-b border-line bg-linear-to-b from-teal-50 to-ground print:border-0 print:bg-none">
			<div className="page pt-3 pb-5 lg:pt-6 lg:pb-10 print:pt-0 print:pb-3">
				<Breadcrumb crumbs={[beranda, ...crumbs]} current={crumb} />
				<h1
					data-title={small ? 'small' : 'normal'}
					className={`mt-3 max-w-4xl ${small ? 'text-2xl lg:text-4xl' : 'text-3xl lg:text-5xl'}`}
				>
					<UnbrokenWords text={judul} />
				</h1>
				{pengantar && <p className="mt-3 max-w-2xl text-pretty text-soft lg:text-lg">{pengantar}</p>}
				{children}
			</div>
		</div>
	)
}

const Breadcrumb = ({ crumbs, current }: { crumbs: Crumb[]; current: string }) => (
	<nav aria-label="Letak halaman" className="no-print text-sm">
		<ol className="flex flex-wrap items-center gap-x-1 text-soft">
			{crumbs.map(({ nama, to }) => (
				<li key={to} className="flex items-center gap-1">
					<Link
						to={to}
						viewTransition
						className="inline-flex min-h-11 items-center underline-offset-4 hover:text-teal-700 hover:underline lg:min-h-9"
					>
						{cutText(nama)}
					</Link>
					<ChevronRight className="size-4" />
				</li>
			))}
			<li aria-current="page" className="font-semibold text-ink">
				{cutText(current)}
			</li>
		</ol>
	</nav>
)
