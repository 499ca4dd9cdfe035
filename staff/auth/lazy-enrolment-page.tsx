import { lazy, Suspense } from 'react'
import { LoadingPage } from 'react-admin'

/** Few sign-ins need it, and it brings the QR code. */
const EnrolmentPage = lazy(() => import('./enrolment-page.tsx'))

export const LazyEnrolmentPage = ({ onEnrolled }: { onEnrolled: () => Promise<unknown> }) => (
	<Suspense fallback={<LoadingPage />}>
		<EnrolmentPage onEnrolled={onEnrolled} />
	</Suspense>
)
