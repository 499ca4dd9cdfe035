import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import type { Sumber } from '../../contract/staff/permissions.ts'

export const searchFilter = <SearchInput key="q" source="q" alwaysOn />

interface Choice {
	id: string | number
	name: string
}

/** Chooses one of a few values; one that is not `alwaysOn` opens from the menu of filters. */
export const selectFilter = (source: string, label: string, choices: Choice[], alwaysOn = true) => (
	<SelectInput
		key={source}
		source={source}
		label={label}
		choices={choices}
		emptyText="Kosongkan"
		{...(alwaysOn && { alwaysOn })}
	/>
)

export const rowFilter = (source: string, label: string, reference: Sumber) => (
	<ReferenceInput key={source} source={source} reference={reference} alwaysOn>
		<AutocompleteInput label={label} />
	</ReferenceInput>
)

export const hiddenFilter = selectFilter('tampil', 'Di situs', [
	{ id: '1', name: 'Tampil' },
	{ id: '0', name: 'Disembunyikan' },
])
