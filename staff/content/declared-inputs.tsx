import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import type { Field, Fields } from '../../contract/content/content-type.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { FormColumns } from '../inputs/form-section.tsx'
import { PictureInput, PictureListInput } from '../inputs/picture-inputs.tsx'
import { FavoritInput, TampilInput, UriInput } from '../inputs/record-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'

export function DeclaredInputs({ fields }: { fields: Fields }) {
	const { tampil, ...others } = fields
	const draw = (isMeant: (field: Field) => boolean) =>
		Object.entries(others).map(([source, field]) =>
			isMeant(field) ? <DeclaredInput key={source} source={source} field={field} /> : null,
		)
	const isAside = (field: Field) => 'aside' in field
	return (
		<>
			{Object.values(others).some(isAside) ? (
				<FormColumns aside={draw(isAside)}>{draw((field) => !isAside(field))}</FormColumns>
			) : (
				draw(() => true)
			)}
			{tampil && <TampilInput />}
		</>
	)
}

function DeclaredInput({ source, field }: { source: string; field: Field }) {
	if (field.kind === 'shown') return <TampilInput />
	if (field.kind === 'favourite') return <FavoritInput where={field.where} />
	if (field.kind === 'uri' && field.page) return <UriInput page={field.page} />
	const shared = { source, label: field.label ?? source, helperText: field.help }
	switch (field.kind) {
		case 'uri':
			return <TextInput {...shared} />
		case 'text':
			return (
				<TextInput
					{...shared}
					multiline={Boolean(field.lines)}
					minRows={field.lines}
					inputMode={field.pattern && 'numeric'}
					defaultValue={field.required ? undefined : (field.initial ?? '')}
				/>
			)
		case 'richText':
			return (
				<RichTextInput
					{...shared}
					short={field.short}
					folder={field.pictures as PictureFolder | undefined}
					defaultValue={field.initial}
				/>
			)
		case 'picture':
			return <PictureInput {...shared} folder={field.folder as PictureFolder} />
		case 'pictures':
			return <PictureListInput {...shared} folder={field.folder as PictureFolder} />
		case 'stars':
			return <SelectInput {...shared} choices={starChoices(field.max)} />
		case 'switch':
			return <BooleanInput {...shared} defaultValue={0} />
		case 'phone':
			return <TelpInput {...shared} />
	}
}

export const starChoices = (max: number) =>
	Array.from({ length: max }, (_, place) => max - place).map((id) => ({ id, name: `${id} bintang` }))

/** What a new row begins with. */
export function declaredDefaults(fields: Fields): Record<string, unknown> {
	const defaults: Record<string, unknown> = {}
	for (const [name, field] of Object.entries(fields)) {
		if (field.kind === 'richText') defaults[name] = ''
		if (field.kind === 'pictures') defaults[name] = []
		if (field.kind === 'stars') defaults[name] = field.max
	}
	return defaults
}
