import { useLocation } from 'react-router'

interface MenuLinkProps {
	to: string
	className: string
	children: React.ReactNode
}

/** A link of a menu, which tells that its page, or one below it, is the one shown. */
export function MenuLink({ to, className, children }: MenuLinkProps) {
	const pathname = useLocation().pathname.toLowerCase()
	const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
	return (
		<a href={to} aria-current={isCurrent ? 'page' : undefined} className={className}>
			{children}
		</a>
	)
}
