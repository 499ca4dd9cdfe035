import { Search } from 'lucide-react'
import { Form } from 'react-router'

/** A search on a page that shows no results itself. */
export const SearchForm = ({ label, placeholder }: { label: string; placeholder: string }) => (
	<Form action="/pencarian" role="search" className="relative">
		<input
			type="search"
			name="cari"
			aria-label={label}
			placeholder={placeholder}
			className="h-14 w-full rounded-full border border-soft/60 bg-paper pr-15 pl-5 shadow-soft placeholder:text-soft"
		/>
		<button
			type="submit"
			aria-label="Cari"
			className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-teal-700 text-white hover:bg-teal-800"
		>
			<Search className="size-5" />
		</button>
	</Form>
)
