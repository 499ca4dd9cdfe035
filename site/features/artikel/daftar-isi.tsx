import { ChevronDown, List } from 'lucide-react'
import { Link } from 'react-router'
import { type Heading, TOC_MIN_HEADINGS } from './anchor-headings.ts'

/** The table of contents of a long article. It is collapsed on the phone, where it would push the text off the screen. */
export const DaftarIsi = ({ headings }: { headings: Heading[] }) =>
	headings.length >= TOC_MIN_HEADINGS && (
		<nav aria-label="Daftar isi" className="no-print mb-8 rounded-card bg-teal-50">
			<details className="group lg:hidden">
				<summary className="flex min-h-12 items-center gap-2.5 rounded-card px-5 font-bold text-teal-900">
					<List className="size-5 text-teal-600" />
					Daftar isi
					<ChevronDown className="ml-auto size-5 text-teal-700 transition-transform duration-200 group-open:rotate-180" />
				</summary>
				<Parts headings={headings} className="px-5 pb-4" />
			</details>
			<div className="hidden px-6 py-5 lg:block">
				<p className="mb-2 flex items-center gap-2.5 font-bold text-teal-900">
					<List className="size-5 text-teal-600" />
					Daftar isi
				</p>
				<Parts headings={headings} className="columns-2 gap-8" />
			</div>
		</nav>
	)

const indent = { 2: 'font-semibold', 3: 'pl-4', 4: 'pl-8' }

const Parts = ({ headings, className }: { headings: Heading[]; className: string }) => (
	<ol className={className}>
		{headings.map(({ id, text, level }) => (
			<li key={id} className={`break-inside-avoid ${indent[level]}`}>
				<Link
					to={`#${id}`}
					// The router scrolls the page; this moves the keyboard and the screen reader too.
					onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
					className="flex min-h-11 items-center py-1.5 text-teal-700 leading-snug underline-offset-4 hover:underline lg:min-h-9"
				>
					{text}
				</Link>
			</li>
		))}
	</ol>
)
