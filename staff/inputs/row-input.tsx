import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { MAX_ROWS } from '../api/list-query.ts'

interface RowInputProps extends Pick<AutocompleteInputProps, 'helperText' | 'sx'> {
	source: string
	reference: Sumber
	label: string
}

export const RowInput = ({ source, reference, ...input }: RowInputProps) => (
	<ReferenceInput source={source} reference={reference} perPage={MAX_ROWS}>
		<AutocompleteInput {...input} />
	</ReferenceInput>
)
