import { ContactForm } from '#features/public-forms/contact/contact-form.tsx';
import { formPost } from './form-post.ts';

export function LandingContactForm() {
  return <ContactForm forms={formPost} />;
}
