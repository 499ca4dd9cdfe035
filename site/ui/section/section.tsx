import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'

export interface SectionProps {
	judul: string
	pengantar?: string
	/** The link to the complete list. */
	more?: { to: string; title: string }
	/** Further content beside the heading. */
	aside?: React.ReactNode
	tone?: 'ground' | 'paper' | 'teal' | 'sand'
	/** Less padding on a wide screen, for a row of similar sections. */
	dense?: boolean
	className?: string
	children: React.ReactNode
}

const tones = { ground: '', paper: 'bg-paper', teal: 'bg-teal-50', sand: 'bg-sand' }

export function Section(props: SectionProps) {
	const { judul, pengantar, more, aside, tone = 'ground', dense, className = '', children } = props
	const id = useId()
	return (
		<section aria-labelledby={id} className={`py-5 ${dense ? 'lg:py-7' : 'lg:py-16'} ${tones[tone]} ${className}`}>
			<div className="page">
				<div className="mb-4 lg:mb-8">
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
						<h2 id={id} className="text-2xl lg:text-[2rem]">
							{judul}
						</h2>
						{more && <MoreLink {...more} />}
						{aside}
					</div>
					{pengantar && <p className="max-w-text text-soft lg:mt-2">{pengantar}</p>}
				</div>
				{children}
			</div>
		</section>
	)
}

export const MoreLink = ({ to, title }: { to: string; title: string }) => (
	<Link
		to={to}
		viewTransition
		className="group inline-flex min-h-11 items-center gap-1.5 font-semibold text-teal-700 underline-offset-4 hover:underline"
	>
		{title}
		<ArrowRight className="size-4 transition-transform duration-200 group-hover:translate-x-1" />
	</Link>
)
