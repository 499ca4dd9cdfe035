import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

const base =
	'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2.5 text-balance text-center text-base font-semibold leading-tight transition-colors duration-200'

const looks = {
	primary: 'bg-teal-700 text-white hover:bg-teal-800',
	secondary: 'border border-teal-700 bg-paper text-teal-700 hover:bg-teal-50',
	quiet: 'text-teal-700 hover:bg-teal-50',
	/** On a dark background. */
	light: 'bg-white text-teal-800 hover:bg-teal-50 on-dark',
	igd: 'bg-igd text-white hover:bg-igd-dark',
} as const

export type ButtonLook = keyof typeof looks

export const buttonClass = (look: ButtonLook = 'primary', className = '') => `${base} ${looks[look]} ${className}`

interface Looks {
	look?: ButtonLook
	/** Before the text. */
	icon?: LucideIcon
}

interface ButtonLinkProps extends Looks {
	to: string
	/** Takes the place of the present entry in the history. */
	replace?: boolean
	className?: string
	children: React.ReactNode
}

/** Addresses of this origin that the router does not know. Staff may link a banner to a file. */
const NO_ROUTE = /^\/(images|api|staf)\/|\.\w+$/

/** A link that looks like a button. Another website opens in a new tab. */
export function ButtonLink({ to, look, icon: Icon, replace, className, children }: ButtonLinkProps) {
	const styled = buttonClass(look, className)
	if (to.startsWith('/'))
		return (
			<Link to={to} replace={replace} reloadDocument={NO_ROUTE.test(to)} viewTransition className={styled}>
				{Icon && <Icon className="size-5" />}
				{children}
			</Link>
		)
	const isOtherWebsite = /^https?:/.test(to)
	return (
		<a href={to} className={styled} {...(isOtherWebsite && { target: '_blank', rel: 'noopener noreferrer' })}>
			{Icon && <Icon className="size-5" />}
			{children}
		</a>
	)
}

type ButtonProps = React.ComponentProps<'button'> & Looks

export const Button = ({ look, icon: Icon, className = '', type = 'button', children, ...rest }: ButtonProps) => (
	<button type={type} className={buttonClass(look, `aria-disabled:opacity-60 ${className}`)} {...rest}>
		{Icon && <Icon className="size-5" />}
		{children}
	</button>
)

type IconButtonProps = React.ComponentProps<'button'> & { label: string; icon: LucideIcon }

export const IconButton = ({ label, icon: Icon, className = '', ...rest }: IconButtonProps) => (
	<button
		type="button"
		aria-label={label}
		className={`grid size-11 shrink-0 place-items-center rounded-full text-teal-800 hover:bg-teal-50 ${className}`}
		{...rest}
	>
		<Icon className="size-5" />
	</button>
)
