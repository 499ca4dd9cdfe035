import { useLogin } from 'react-admin'
import { SignInSteps } from './sign-in-steps.tsx'

export function LoginPage() {
	const login = useLogin()
	return <SignInSteps onSignedIn={() => login({})} />
}
