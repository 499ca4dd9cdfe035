import { type ContentName, contentType } from '../../contract/content/content-types.ts'
import { contentInput } from '../../contract/staff/content-inputs.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { resourcePages, SettingPage } from '../lists/staff-pages.tsx'
import { DeclaredInputs, declaredDefaults } from './declared-inputs.tsx'
import { DeclaredList } from './declared-list.tsx'

export function declaredPages(name: ContentName) {
	const type = contentType(name)
	const { fields } = type
	return resourcePages({
		list: () => <DeclaredList type={type} />,
		form: () => (
			<StaffForm schema={contentInput(name)} defaultValues={declaredDefaults(fields)}>
				<DeclaredInputs fields={fields} />
			</StaffForm>
		),
		page: (fields.uri?.kind === 'uri' && fields.uri.page) || undefined,
	})
}

export const declaredPage = (name: ContentName) => () => (
	<SettingPage resource={name} title={contentType(name).nama} schema={contentInput(name)}>
		<DeclaredInputs fields={contentType(name).fields} />
	</SettingPage>
)
