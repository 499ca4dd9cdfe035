import type { ReactNode } from 'react'
import { CreateButton, ListButton, TopToolbar } from 'react-admin'
import { PublicPageLink } from './public-page-link.tsx'

/** Above a form: the list, another one, and the row's page on the public site. `page` is the path of such pages. */
export const FormActions = ({ page, children }: { page?: string; children?: ReactNode }) => (
	<TopToolbar>
		{page && <PublicPageLink page={page} />}
		{children}
		<ListButton />
		<CreateButton />
	</TopToolbar>
)
