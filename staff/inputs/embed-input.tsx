import { TextInput } from 'react-admin'
import { embedFromKey, embedPage } from '../../contract/embed.ts'

interface EmbedInputProps {
	source: string
	label: string
	helperText: string
}

/** A video or map: whatever is pasted, the server keeps provider and id of it, and people see its address again. */
export const EmbedInput = (props: EmbedInputProps) => (
	<TextInput
		{...props}
		format={(kept?: string | null) => {
			const embed = embedFromKey(kept ?? '')
			return embed ? embedPage(embed) : (kept ?? '')
		}}
		type="text"
		defaultValue=""
	/>
)
