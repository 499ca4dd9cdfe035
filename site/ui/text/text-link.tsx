import { Link } from 'react-router'

interface TextLinkProps {
	to: string
	/** Typed text is not lost then. */
	newTab?: boolean
	className?: string
	children: React.ReactNode
}

export function TextLink({ to, newTab = false, className = '', children }: TextLinkProps) {
	const look = `font-semibold text-teal-700 underline underline-offset-4 ${className}`
	if (newTab)
		return (
			<a href={to} target="_blank" rel="noopener" className={look}>
				{children}
				<span className="sr-only"> (tab baru)</span>
			</a>
		)
	return (
		<Link to={to} className={look}>
			{children}
		</Link>
	)
}
