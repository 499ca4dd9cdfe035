import { TextInput } from 'react-admin'
import { embedFromKey, embedPage } from '../../contract/media/embed.ts'

interface EmbedInputProps {
	source: string
	label: string
	helperText: string
}

/** A video or map. The server stores provider and id of a pasted address; the input shows the address. */
export const EmbedInput = (props: EmbedInputProps) => (
	<TextInput
		{...props}
		format={(stored?: string | null) => {
			const embed = embedFromKey(stored ?? '')
			return embed ? embedPage(embed) : (stored ?? '')
		}}
		type="text"
		defaultValue=""
	/>
)
