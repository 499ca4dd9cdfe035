import { LayoutGrid, List } from 'lucide-react'
import { Link } from 'react-router'
import { usePageParameters } from '../../lib/navigation/page-parameters.ts'

/** The parameter for the layout of clinics; the default is a list. */
export const TAMPILAN_PARAMETER = 'tampilan'

export type Tampilan = 'daftar' | 'kisi'

export const readTampilan = (parameters: URLSearchParams): Tampilan =>
	parameters.get(TAMPILAN_PARAMETER) === 'kisi' ? 'kisi' : 'daftar'

const choices = [
	{ tampilan: 'daftar', nama: 'Baris', Icon: List },
	{ tampilan: 'kisi', nama: 'Kotak', Icon: LayoutGrid },
] as const

/** List or grid, as links that work without scripts and can be shared. */
export function TampilanToggle() {
	const parameters = usePageParameters()
	const current = readTampilan(parameters)
	return (
		<nav aria-label="Tampilan" className="inline-flex flex-wrap rounded-4xl border border-line bg-paper p-1">
			{choices.map(({ tampilan, nama, Icon }) => (
				<Link
					key={tampilan}
					to={addressOf(parameters, tampilan)}
					replace
					preventScrollReset
					aria-current={tampilan === current ? 'true' : undefined}
					className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold sm:px-4 text-[0.9375rem] text-teal-800 hover:bg-teal-50 aria-[current=true]:bg-teal-700 aria-[current=true]:text-white"
				>
					<Icon className="size-5" />
					{nama}
				</Link>
			))}
		</nav>
	)
}

function addressOf(parameters: URLSearchParams, tampilan: Tampilan): string {
	const next = new URLSearchParams(parameters)
	if (tampilan === 'daftar') next.delete(TAMPILAN_PARAMETER)
	else next.set(TAMPILAN_PARAMETER, tampilan)
	return `?${next}`
}
